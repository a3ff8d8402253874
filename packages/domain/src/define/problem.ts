/** Parse error; its message is shown beside the field. */
export class Problem extends Error {}
