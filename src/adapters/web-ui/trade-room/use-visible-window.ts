import { useLayoutEffect } from "react";

/**
 * Tells the styles how much of the window can be seen, in `--visible-height` and `--visible-start`.
 * A keyboard on the screen covers a part of the window; not every browser makes the window smaller.
 */
export function useVisibleWindow(isOn: boolean): void {
  useLayoutEffect(() => {
    const visible = window.visualViewport;
    if (!isOn || !visible) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty("--visible-height", `${visible.height}px`);
      style.setProperty("--visible-start", `${visible.offsetTop}px`);
    };
    measure();
    visible.addEventListener("resize", measure);
    visible.addEventListener("scroll", measure);
    return () => {
      visible.removeEventListener("resize", measure);
      visible.removeEventListener("scroll", measure);
      style.removeProperty("--visible-height");
      style.removeProperty("--visible-start");
    };
  }, [isOn]);
}
