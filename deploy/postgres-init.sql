-- Time limits that the site sends as it connects, which a pooler cannot pass on: the role has them.
ALTER ROLE verdetto SET statement_timeout = '5s';
ALTER ROLE verdetto SET idle_in_transaction_session_timeout = '10s';
