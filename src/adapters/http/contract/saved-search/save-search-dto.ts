import { IsBoolean, IsOptional } from "class-validator";
import { OfferFiltersDto } from "../offer/offer-filters-dto.ts";

/** A search as the list of offers takes it. */
export class SaveSearchDto extends OfferFiltersDto {
  /** Whether to be told of new offers; they are by default. */
  @IsOptional()
  @IsBoolean()
  alerts?: boolean;
}
