/**
 * The id of the title that a visitor's browser has read by itself, of its season and its episode: the last that the API
 * takes, which none of its own will ever have.
 */
export const visitorId = 2_147_483_647;
