/** The script of an island that throws an error as it loads. */
throw new Error('planted');
