/** The forms that a file of a wallet's history can have. */
export const walletFileFormats = ["csv", "xlsx"] as const;

export type WalletFileFormat = (typeof walletFileFormats)[number];
