import type { EditedOffer } from "../../domain/offer/edit-offer.ts";
import { accept } from "../../domain/result/result.ts";
import type { JudgeOwnOffer } from "./offer-desk.ts";

/** The result of a rule on an offer, as the change to store. */
export function changed(edited: EditedOffer): ReturnType<JudgeOwnOffer> {
  return edited.ok ? accept({ offer: edited.value }) : edited;
}
