/** To whom a special offer is made, and in which chat. */
export interface Special {
  readonly chatId: string;
  readonly partner: string;
}

/** As an address names them; undefined where it does not name both. */
export function specialOf(search: string): Special | undefined {
  const query = new URLSearchParams(search);
  const [chatId, partner] = [query.get("chat_id") ?? "", query.get("partner_id") ?? ""];
  return isId(chatId) && isId(partner) ? { chatId, partner } : undefined;
}

/** The beginning of the query of each step, so that a reload leads back to it. */
export function specialQuery(special: Special | undefined): string {
  if (!special) return "";
  const { chatId, partner } = special;
  return `${new URLSearchParams({ chat_id: chatId, partner_id: partner }).toString()}&`;
}

function isId(text: string): boolean {
  return /^\w{1,40}$/.test(text);
}
