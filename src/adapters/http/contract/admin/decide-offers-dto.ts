import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from "class-validator";

/** An offer, and the version the moderator was looking at. */
class SeenOfferDto {
  @IsString()
  @Length(1, 40)
  id!: string;

  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version!: number;
}

/** One decision for each of several offers; `final` rules out an appeal against a rejection. */
export class DecideOffersDto {
  static readonly nested = { offers: SeenOfferDto };

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: SeenOfferDto) => id)
  @ValidateNested({ each: true })
  offers!: SeenOfferDto[];

  @IsIn(["approve", "reject"])
  decision!: "approve" | "reject";

  @IsOptional()
  @IsBoolean()
  final?: boolean;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
