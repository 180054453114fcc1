import type { BlockableAction } from "../../domain/announcement/announcement.ts";
import type { Actor } from "../actor/actor.ts";
import type { CheckPlace } from "./check-place.ts";

/** What says what a caller cannot do where they are, and where they live. */
export interface PlaceRules {
  readonly checkPlace: Pick<CheckPlace, "execute">;
  /** What people who say that they live there cannot do now. */
  readonly blockedIn: (country: string | undefined) => readonly BlockableAction[];
}

/** The caller, with what their address and the country that they say to live in take from them. */
export async function actorInPlace(
  actor: Actor,
  { address, country }: { readonly address: string; readonly country: string | undefined },
  { checkPlace, blockedIn }: PlaceRules,
): Promise<Actor> {
  const isBlocked = await checkPlace.execute(address);
  const blockedActions = blockedIn(country);
  return {
    ...actor,
    ...(isBlocked && { isInBlockedPlace: true }),
    ...(blockedActions.length > 0 && { blockedActions }),
  };
}
