/** What a link to the list asks for; it opens the act and never carries it out. */
export interface AskedAct {
  readonly hash: string;
  readonly act: "toggle" | "edit" | "promote" | "delete" | "deposit-bond";
}

const acts: readonly AskedAct["act"][] = ["toggle", "edit", "promote", "delete", "deposit-bond"];

/** The act in the address; undefined if it names none that there is, or no offer. */
export function askedActOf(search: string): AskedAct | undefined {
  const query = new URLSearchParams(search);
  const act = acts.find((each) => each === query.get("action"));
  const hash = query.get("hash");
  return act !== undefined && hash !== null && hash !== "" ? { act, hash } : undefined;
}
