/** Why a page cannot be shown, in words of ours: they contain nothing that the user typed. */
export class PageFault extends Error {}
