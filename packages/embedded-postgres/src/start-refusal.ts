/**
 * A start error that would occur again until somebody changes something: a supervisor should not restart the server.
 */
export class StartRefusal extends Error {}
