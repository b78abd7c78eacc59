// What is told and refused in English: each function names the data that its sentence needs.

export const armiesEvents = {}

export const armiesRefusals = {}
