/** How long the name on a wallet may be. */
export const nameCharacters = { fewest: 2, most: 100 };
