/** What the user does next with the keyboard or a pointer: from then on they know what they want. */
const next = ["keydown", "pointerdown"] as const;

/** Frames after which what keeps the focus, or a closed dialog, has given it to what stands in the form's place. */
const patience = 6;

/** Ends the search in the form that was sent before. */
let forgetLast = () => undefined as void;

/**
 * Moves the focus to the first field of a form that is wrong, once it was sent: at once, or when the server has answered
 * and the user has done nothing else meanwhile. It may be out of sight, and whoever cannot see the form is at its
 * button. Where the answer takes the whole form away, and the focus with it, the page's heading gets it; not that of a
 * dialog, which gives the focus back by itself.
 *
 * - `sent`: what a `submit` event is about.
 * - `keepsFocus`: the page itself sees to a focus that is lost.
 */
export function focusProblem(sent: EventTarget | null, keepsFocus = false): void {
  forgetLast();
  if (!(sent instanceof HTMLFormElement)) return;
  const isInDialog = sent.closest('[role="dialog"], [role="alertdialog"]') !== null;
  const changes = new MutationObserver(look);
  // The page says what is wrong after the event, or takes back what was wrong before.
  let frame = requestAnimationFrame(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-invalid"],
  });
  for (const act of next) document.addEventListener(act, forget, true);
  forgetLast = forget;

  function look(): void {
    const form = sent as HTMLFormElement;
    if (!form.isConnected) return keepsFocus || isInDialog ? forget() : goOn(patience);
    const wrong = form.querySelector('[aria-invalid="true"]');
    if (!wrong) return;
    forget();
    const field = wrong.matches("fieldset") ? wrong.querySelector("input") : wrong;
    if (field instanceof HTMLElement) field.focus();
  }

  function goOn(frames: number): void {
    changes.disconnect();
    cancelAnimationFrame(frame);
    if (frames > 0) {
      frame = requestAnimationFrame(() => goOn(frames - 1));
      return;
    }
    forget();
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || document.activeElement !== document.body) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus();
  }

  function forget(): void {
    changes.disconnect();
    cancelAnimationFrame(frame);
    for (const act of next) document.removeEventListener(act, forget, true);
  }
}
