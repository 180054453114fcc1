import { useState } from "react";
import { useNavigate } from "react-router";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { client } from "../server/client.ts";
import { readKey, readMemory } from "../server/use-read.ts";

/** Why a trade was not opened: nothing typed that could be an id, or what the server said. */
export type OpenProblem = { readonly code: "no_id" } | CallFailure;

const idShape = /[A-Za-z0-9]{8,24}/;

/** Goes to the page of a trade by its id, or by an address with the id in it. */
export function useOpenTrade() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<OpenProblem>();
  const [isSearching, setIsSearching] = useState(false);
  const open = async (typed: string): Promise<boolean> => {
    const id = idShape.exec(typed.trim().split("/").at(-1) ?? "")?.[0];
    setProblem(id === undefined ? { code: "no_id" } : undefined);
    if (id === undefined) return false;
    setIsSearching(true);
    const input = { parameters: { id } };
    const outcome = await client.call("viewCase", input);
    setIsSearching(false);
    if (!outcome.ok) {
      setProblem(outcome.failure);
      return false;
    }
    readMemory.setQueryData(readKey("viewCase", input), outcome.data);
    await navigate(`/disputes/${id}/show`);
    return true;
  };
  return { open, problem, isSearching };
}
