import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from "class-validator";
import { mostOfHint, mostSettlementDays } from "../../../../domain/catalogue/method-traits.ts";
import {
  catalogueKinds,
  type CatalogueKind,
} from "../../../../domain/catalogue/catalogue-entry.ts";

/** What is different from the release; what is left out is as released. */
export class MethodTraitsDto {
  /** Names by language (ISO 639-1). */
  @IsOptional()
  @IsObject()
  names?: Record<string, unknown>;

  @IsOptional()
  @IsBoolean()
  is_high_risk?: boolean;

  /** 0: a payment arrives the same day. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(mostSettlementDays)
  settlement_days?: number;

  @IsOptional()
  @IsBoolean()
  is_popular?: boolean;

  @IsOptional()
  @IsString()
  @Length(1, mostOfHint)
  hint?: string;
}

/** Whether new offers may name an entry, what is said of it, and why. */
export class ChangeCatalogueDto {
  static readonly nested = { traits: MethodTraitsDto };

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

  /** Only of payment methods; if left out, they stay as they are. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  traits?: MethodTraitsDto;

  /** 0 where nobody decided about it before. */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  seen_version!: number;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
