import type { EntitySchema } from "typeorm";
import { completedTourSchema, preferenceSchema } from "../account/preference-schema.ts";
import {
  bankAccountReadingSchema,
  bankAccountSchema,
  personKeySchema,
} from "../bank-account/bank-account-schema.ts";
import { mobileWalletSchema } from "../mobile-money/mobile-wallet-schema.ts";
import { payAddressSchema } from "../pay-address/pay-address-schema.ts";
import { favoriteSchema } from "../favorite/favorite-schema.ts";
import { quietHoursSchema } from "../notice/quiet-hours-schema.ts";
import { noticeChoiceSchema } from "../notice/notice-choice-schema.ts";
import { savedSearchSchema } from "../saved-search/saved-search-schema.ts";

/** The plain records that TypeORM's repositories read and write, one line each. */
export const entities: EntitySchema[] = [
  favoriteSchema,
  preferenceSchema,
  completedTourSchema,
  bankAccountSchema,
  bankAccountReadingSchema,
  personKeySchema,
  mobileWalletSchema,
  payAddressSchema,
  noticeChoiceSchema,
  quietHoursSchema,
  savedSearchSchema,
];
