import type { EditedOffer } from "../../domain/offer/edit-offer.ts";
import { accept } from "../../domain/result/result.ts";
import type { JudgeOwnOffer } from "./offer-desk.ts";

/** What a rule made of an offer, as the change that is stored. */
export function changed(edited: EditedOffer): ReturnType<JudgeOwnOffer> {
  return edited.ok ? accept({ offer: edited.value }) : edited;
}
