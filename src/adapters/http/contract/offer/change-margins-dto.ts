import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsString,
  Length,
  ValidateNested,
} from "class-validator";

/** In percent relative to the market price ("-1.5"). */
class WantedMarginDto {
  @IsString()
  @Length(1, 40)
  hash!: string;

  @IsString()
  @Length(1, 40)
  new_margin!: string;
}

/** The offers, and whether only to tell what would become of them. */
export class ChangeMarginsDto {
  static readonly nested = { offers: WantedMarginDto };

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique(({ hash }: WantedMarginDto) => hash)
  @ValidateNested({ each: true })
  offers!: WantedMarginDto[];

  @IsBoolean()
  preview!: boolean;
}
