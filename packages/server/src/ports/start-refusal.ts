/** A start that would fail the same way again, until somebody changes something: whoever watches the server lets it rest. */
export class StartRefusal extends Error {}
