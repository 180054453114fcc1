import { useState } from "react";
import { useSearch } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import { specialOf } from "./special-draft.ts";
import { Wizard } from "./wizard.tsx";

/** An offer to one person; the address names the chat and the person (answers 21). */
export function SpecialOfferPage() {
  const search = useSearch();
  const [special] = useState(() => specialOf(search));
  return special ? <Wizard special={special} /> : <FailurePage status={404} />;
}
