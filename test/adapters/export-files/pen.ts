import type { DrawCard } from "../../../src/adapters/export-files/kept-cards.ts";

/** Draws nothing, and knows the words of the last card. */
export function pen(): { readonly draw: DrawCard; readonly said: () => string } {
  let words = "";
  return {
    draw: (lines) => {
      words = lines.map(({ text }) => text).join("\n");
      return Promise.resolve(new Uint8Array(8));
    },
    said: () => words,
  };
}
