UPDATE "quizzes" SET
	"source" = jsonb_set("source", '{list}', CASE WHEN ("source" -> 'list' ->> 'type')::int = 6
		THEN jsonb_build_object('kind', 'shared', 'url', "source" -> 'list' ->> 'id')
		ELSE ("source" -> 'list') - 'type' || jsonb_build_object('kind',
			('{own,episode,season,series,movie}'::text[])[("source" -> 'list' ->> 'type')::int])
		END)
	WHERE "source" -> 'list' ->> 'type' IS NOT NULL;--> statement-breakpoint
UPDATE "quizzes" SET "tour" = replace(replace(replace(replace(replace("tour"::text,
	'"my_true_count": ', '"correctCount": '), '"falseCount": ', '"wrongCount": '), '"choices_list": ', '"choices": '),
	'"StartPointForScoring": ', '"startPoints": '), '"DurationForScoring": ', '"durationSeconds": ')::jsonb
	WHERE "tour" IS NOT NULL;--> statement-breakpoint
UPDATE "quiz_answers" SET "outcome" = replace(replace(replace("outcome"::text,
	'"my_true_count": ', '"correctCount": '), '"falseCount": ', '"wrongCount": '),
	'"trueChoice": ', '"correctAnswer": ')::jsonb;
