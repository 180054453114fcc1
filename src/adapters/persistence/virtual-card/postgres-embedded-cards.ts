import type { DataSource } from "typeorm";
import { noCards, type ChangeCards } from "../../card/embedded-cards.ts";
import { embeddedRow } from "../embedded/embedded-row.ts";

/** The card provider of a demo. */
export function postgresCards(dataSource: DataSource): ChangeCards {
  return embeddedRow(dataSource, "cards", noCards);
}
