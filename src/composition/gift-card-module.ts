import { ContainerModule } from "inversify";
import { savedGiftCardRoutes } from "../adapters/http/inbound/gift-card/saved-gift-card-routes.ts";
import { AesFieldCipher } from "../adapters/identity/aes-field-cipher.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PersonKeys } from "../adapters/persistence/bank-account/person-keys.ts";
import { PostgresGiftCardStore } from "../adapters/persistence/gift-card/postgres-gift-card-store.ts";
import { AddGiftCard } from "../application/gift-card/add-gift-card.ts";
import { ListGiftCards } from "../application/gift-card/list-gift-cards.ts";
import { RemoveGiftCard } from "../application/gift-card/remove-gift-card.ts";
import type { GiftCardStore } from "../application/ports/gift-card-store.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature gift-card. */
export const giftCardTokens = {
  cards: token<GiftCardStore>("giftCardStore"),
  listGiftCards: token<ListGiftCards>("listGiftCards"),
  addGiftCard: token<AddGiftCard>("addGiftCard"),
  removeGiftCard: token<RemoveGiftCard>("removeGiftCard"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = giftCardTokens;
  bind(t.cards).toResolvedValue(
    (pool, cipher) =>
      new PostgresGiftCardStore(
        pool,
        new PersonKeys(pool, cipher, (key) => new AesFieldCipher(key)),
      ),
    [tokens.dataSource, factorTokens.cipher],
  );
  bind(t.listGiftCards).toResolvedValue((cards) => new ListGiftCards(cards), [t.cards]);
  bind(t.addGiftCard).toResolvedValue((cards) => new AddGiftCard(cards, newId), [t.cards]);
  bind(t.removeGiftCard).toResolvedValue((cards) => new RemoveGiftCard(cards), [t.cards]);
});

/** The feature gift-card: cards that traders saved to pay with. */
export const giftCard: Feature = {
  module: parts,
  routes: () => [served(savedGiftCardRoutes, giftCardTokens)],
};
