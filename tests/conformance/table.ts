export * from '../../scripts/conformance/table'
