/** The id of every screen's `<main>`: where the skip link and a change of screen put the focus. */
export const CONTENT_ID = 'content'
