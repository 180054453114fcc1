/** A column of names or addresses in the form in which they are compared: see `foldedName`. */
export const foldedColumn = (column: string): string => `lower(${column} COLLATE "C")`;
