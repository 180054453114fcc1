/** What the user does next with the keyboard or a pointer: from then on they know what they want. */
const next = ["keydown", "pointerdown"] as const;

/**
 * Moves the focus to the first field of a form that is wrong, once it was sent: at once, or when the server has answered
 * and the user has done nothing else meanwhile. It may be out of sight, and whoever cannot see the form is at its
 * button. Returns what ends this.
 */
export function focusProblems(): () => void {
  let sent: HTMLFormElement | undefined;
  let frame = 0;
  const look = () => {
    const wrong = sent?.querySelector('[aria-invalid="true"]');
    if (!wrong) return;
    forget();
    const field = wrong.matches("fieldset") ? wrong.querySelector("input") : wrong;
    if (field instanceof HTMLElement) field.focus();
  };
  const forget = () => {
    sent = undefined;
  };
  // The page says what is wrong after this event, or takes back what was wrong before.
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    sent = target;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-invalid"],
  });
  document.addEventListener("submit", note);
  for (const act of next) document.addEventListener(act, forget, true);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener("submit", note);
    for (const act of next) document.removeEventListener(act, forget, true);
  };
}
