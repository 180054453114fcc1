/**
 * What an entry of a chat with support is:
 *
 * - `text`: what the person or staff wrote
 * - `notice`: what payment support wrote without being asked
 * - `waiting`, `closed`: what staff made of the chat, without words
 */
export const supportMessageKinds = ["text", "notice", "waiting", "closed"] as const;
export type SupportMessageKind = (typeof supportMessageKinds)[number];
