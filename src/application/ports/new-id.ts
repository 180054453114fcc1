/** Creates a public id that nobody can guess: 12 letters and digits. */
export type NewId = () => string;
