ALTER TABLE "words" ADD COLUMN "meanings" jsonb;--> statement-breakpoint
UPDATE "words" SET
	"meanings" = jsonb_build_object('tr', "tr", 'es', "es"),
	"senses" = coalesce((
		SELECT jsonb_agg(
			sense - '{tr,es,exampleTr,exampleEs,noteTr,noteEs}'::text[] || jsonb_build_object(
				'meanings', jsonb_build_object('tr', coalesce(sense -> 'tr', '[]'), 'es', coalesce(sense -> 'es', '[]')),
				'translations', jsonb_build_object('tr', coalesce(sense -> 'exampleTr', '""'), 'es', coalesce(sense -> 'exampleEs', '""')),
				'notes', jsonb_build_object('tr', coalesce(sense -> 'noteTr', '""'), 'es', coalesce(sense -> 'noteEs', '""'))
			) ORDER BY place
		) FROM jsonb_array_elements("senses") WITH ORDINALITY AS given (sense, place)
	), '[]');--> statement-breakpoint
ALTER TABLE "words" ALTER COLUMN "meanings" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "words" DROP COLUMN "tr";--> statement-breakpoint
ALTER TABLE "words" DROP COLUMN "es";--> statement-breakpoint
UPDATE "lexicon_overlay" SET "entry" = jsonb_set("entry", '{senses}', coalesce((
	SELECT jsonb_agg(
		sense - '{tr,es,exampleTr,exampleEs,noteTr,noteEs,falseFriendTr,falseFriendEs}'::text[] || jsonb_build_object(
			'meanings', jsonb_build_object('tr', coalesce(sense -> 'tr', '[]'), 'es', coalesce(sense -> 'es', '[]')),
			'translations', jsonb_build_object('tr', coalesce(sense -> 'exampleTr', '""'), 'es', coalesce(sense -> 'exampleEs', '""')),
			'notes', jsonb_build_object('tr', coalesce(sense -> 'noteTr', '""'), 'es', coalesce(sense -> 'noteEs', '""')),
			'falseFriends', jsonb_build_object('tr', coalesce(sense -> 'falseFriendTr', '""'), 'es', coalesce(sense -> 'falseFriendEs', '""'))
		) ORDER BY place
	) FROM jsonb_array_elements("entry" -> 'senses') WITH ORDINALITY AS given (sense, place)
), '[]'));
