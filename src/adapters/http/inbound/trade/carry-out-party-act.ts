import type { Actor } from "../../../../application/actor/actor.ts";
import type { DeskResult } from "../../../../application/trade/trade-desk.ts";
import type { PartyAct, PlainAct } from "../../../../application/trade/party-act.ts";
import { commandKey, type SentKey } from "../command-key.ts";

/** A call of a party about one trade. */
interface PartyCall {
  readonly key: SentKey | undefined;
  readonly actor: Actor;
  readonly parameters: { readonly id: string };
  readonly body: object;
}

/** Carries out a party's act under the key of the call, if it has one. */
export function carryOutPartyAct(
  partyAct: PartyAct,
  routeId: string,
  call: PartyCall,
  asked: PlainAct,
): Promise<DeskResult> {
  return partyAct.execute(call.actor, call.parameters.id, asked, commandKey(routeId, call));
}
