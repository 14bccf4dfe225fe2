#!/bin/sh
# Stands in for Prisma's native schema engine where it is not installed: fails loudly instead of pretending to succeed.
echo "The native Prisma schema engine is not available here; use: npm run migrate (scripts/migrate.mjs)" >&2
exit 1
