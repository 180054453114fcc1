import { IsIn } from "class-validator";
import {
  catalogueKinds,
  type CatalogueKind,
} from "../../../../domain/catalogue/catalogue-entry.ts";

/** Which part of the catalogue. */
export class ViewCatalogueDto {
  @IsIn(catalogueKinds)
  kind!: CatalogueKind;
}
