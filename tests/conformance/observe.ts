export * from '../../scripts/conformance/observe'
