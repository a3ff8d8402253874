/** Most letters of what somebody wrote that a message quotes. */
const MOST_SAID = 100

/** Shortens quoted input for messages. */
export const shortened = (said: string): string => (said.length > MOST_SAID ? `${said.slice(0, MOST_SAID)}…` : said)
