import type { Locator } from "playwright-core";

/**
 * Words, numbers and parts of addresses that stand on two lines: what is broken in the middle reads
 * as something else. After a space or a sign of an address a line may end.
 */
export function brokenWords(region: Locator): Promise<readonly string[]> {
  return region.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[^\s@._\-/]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
