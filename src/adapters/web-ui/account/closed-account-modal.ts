/**
 * The address with the modal about a closed account over its page. Written out: the page on which people
 * sign in loads nothing of support ahead.
 */
export function closedAccountModal(path: string): string {
  const query = new URLSearchParams(window.location.search);
  query.set("support", "account_closed");
  return `${path}?${query.toString()}`;
}
