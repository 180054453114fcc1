import { Type, type Static } from "typebox";
import { dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { TranslateDto } from "./translate-dto.ts";

const translationView = view("Translation", {
  /** Plain text, by a machine. */
  text: Type.String(),
  /** The language that it was written in, by ISO 639; null where the service did not tell. */
  from: orNull(Type.String()),
});

export type TranslationView = Static<typeof translationView>;

const refusals = ["feature_off", "translation_unsupported", "translation_unavailable"] as const;

export const translateMessage = route({
  id: "translateMessage",
  method: "post",
  path: "/rest/v1/chats/{id}/messages/{seq}/translation",
  summary: "Have a message translated, of a trade's chat or with a person",
  access: "trader",
  body: TranslateDto,
  answers: { 200: { description: "In the language asked for", body: dataOf(translationView) } },
  refusals,
});

export const translateTerms = route({
  id: "translateTerms",
  method: "post",
  path: "/rest/v1/offers/{id}/terms/translation",
  summary: "Have the terms of an offer translated",
  access: "trader",
  body: TranslateDto,
  answers: { 200: { description: "In the language asked for", body: dataOf(translationView) } },
  refusals,
});

export const translationRoutes = { translateMessage, translateTerms };
