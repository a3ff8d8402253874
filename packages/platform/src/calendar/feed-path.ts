/** Where subscribed calendars are fetched. */
export const FEED_PATH = '/api/calendar/'
