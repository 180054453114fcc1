import { expect } from "chai";
import type { Page } from "playwright-core";

/**
 * Fails with the controls that stay hidden under a bar at an edge of a phone's window when the focus
 * comes to them (WCAG 2.2, 2.4.11). Moves the focus, so it comes last in a test of a state.
 */
export async function expectFocusInSight(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const covered = await page.evaluate(() => {
    if (document.querySelector("[role=dialog], [role=alertdialog], dialog[open]")) return [];
    const bars = [...document.querySelectorAll("body *")].filter((element) =>
      ["fixed", "sticky"].includes(getComputedStyle(element).position),
    );
    const controls = "main :is(a[href], button, input, select, textarea, summary), footer a[href]";
    const found: string[] = [];
    scrollTo(0, 0);
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      if (bars.some((bar) => bar.contains(at) && !bar.contains(control))) {
        found.push(control.outerHTML.slice(0, 200));
      }
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return found;
  });
  expect(covered, "under a bar").to.deep.equal([]);
}
