import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from "class-validator";
import {
  catalogueKinds,
  type CatalogueKind,
} from "../../../../domain/catalogue/catalogue-entry.ts";

/** Whether new offers may name an entry, and why. */
export class ChangeCatalogueDto {
  @IsIn(catalogueKinds)
  kind!: CatalogueKind;

  @Matches(/^[A-Za-z0-9-]{1,60}$/)
  key!: string;

  @IsBoolean()
  is_offered!: boolean;

  /** For staff; none, if left out. */
  @IsOptional()
  @IsString()
  @Length(1, 300)
  note?: string;

  /** 0 where nobody decided about it before. */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  seen_version!: number;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
